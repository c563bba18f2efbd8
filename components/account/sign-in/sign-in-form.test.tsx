import { render, waitFor } from "@testing-library/react";
import { English } from "@/lib/testing/english";
import { SignInForm } from "./sign-in-form";

const kept = (isSaved: boolean) => JSON.stringify({ state: { isSaved }, version: 0 });

test("to the sign-in page a session that was ended elsewhere leaves what its account lacks, and nothing else", async () => {
  localStorage.setItem("crowdcue-desk-email-5f0c", kept(true));
  localStorage.setItem("crowdcue-desk-notes-5f0c", kept(false));
  localStorage.setItem("crowdcue-board", kept(true));
  // The browser has a moment at once.
  window.requestIdleCallback = (task) => setTimeout(task, 0) as unknown as number;
  render(
    <English>
      <SignInForm frame="side" next="/DJPortal" problem={undefined} isDemo={false} />
    </English>,
  );
  await waitFor(() => expect(Object.keys(localStorage)).toEqual(["crowdcue-desk-notes-5f0c"]));
});
