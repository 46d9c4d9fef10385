import type { ProviderReturn } from "./provider-return.ts";

export interface AccountPageProps {
  token: string;
  returned: ProviderReturn | undefined;
  onSignedIn: () => void;
}
