import { SignInScreen } from "@/components/accounts/sign-in-screen";
import { signInPage } from "@/lib/sign-in/service";

export default async function LoginPage({ searchParams }: PageProps<"/auth/login2">) {
  return <SignInScreen frame="boxed" {...(await signInPage(await searchParams))} />;
}
