import { accountHeader } from "./page-account";
import { refusalOf, UnreachedError } from "./send";

/** Fetches a file of our own, with the name that the server gives it. @throws CallError or UnreachedError */
export async function fetchFile(address: string) {
  const response = await reach(fetch(address, { headers: { ...accountHeader() } }));
  if (!response.ok) throw refusalOf(response, await reach(response.text()));
  const [, name] =
    /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  return { name, content: await reach(response.blob()) };
}

async function reach<T>(answer: Promise<T>) {
  try {
    return await answer;
  } catch (cause) {
    throw new UnreachedError("read", cause);
  }
}
