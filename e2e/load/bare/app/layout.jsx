import { AppRouterCacheProvider } from "@mui/material-nextjs/v16-appRouter";

export const metadata = { title: "Requests", description: "A small guest page to compare with." };

export default function Layout({ children }) {
  return (
    <html lang="en" dir="ltr">
      <body>
        <AppRouterCacheProvider>{children}</AppRouterCacheProvider>
      </body>
    </html>
  );
}
