import type { Schema } from "@citedesk/client";
import { useState } from "react";
import { client } from "../../api/client.ts";
import { queryClient, renew } from "../../api/use-api.ts";
import { TypedConfirmation } from "../../parts/typed-confirmation.tsx";
import { t } from "../../texts/language.ts";
import { HandOverField } from "./hand-over-field.tsx";
import { administers } from "./roles.ts";

interface RemoveMemberProps {
  member: Schema<"Member">;
  members: readonly Schema<"Member">[];
  onClose: () => void;
}

export function RemoveMember({ member, members, onClose }: RemoveMemberProps) {
  const [heir, setHeir] = useState("");
  return (
    <TypedConfirmation
      title={t("Remove {name}", { name: member.name || member.email })}
      text={t("They are signed out at once and can only come back by an invitation.")}
      word={member.email}
      action={t("Remove")}
      act={async () => {
        const query = heir === "" ? {} : { hand_over_to: heir };
        await client.delete("/v2/members/{id}", { path: { id: member.id }, query });
        await renew(queryClient, ["/v2/members", "/v2/api_keys", "/v2/invitations"]);
      }}
      onClose={onClose}
    >
      {administers(member) && <HandOverField members={members} of={member} value={heir} onChange={setHeir} />}
    </TypedConfirmation>
  );
}
