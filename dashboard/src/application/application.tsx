import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { queryClient } from "../api/use-api.ts";
import { Notices } from "../parts/notices.tsx";
import { AskPassword } from "./ask-password.tsx";
import { router } from "./router.tsx";

/** Everything behind the sign-in. */
export function Application() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Notices />
      <AskPassword />
    </QueryClientProvider>
  );
}
