import type { Schema } from "@citedesk/client";
import { useState } from "react";
import { Button } from "../../parts/button.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { t } from "../../texts/language.ts";
import { HandOverField } from "./hand-over-field.tsx";
import { roleName } from "./roles.ts";

interface DemoteMemberProps {
  member: Schema<"Member">;
  role: Schema<"Member">["role"];
  members: readonly Schema<"Member">[];
  demote: (handOverTo: string | undefined) => void;
  onClose: () => void;
}

/** Asked before somebody gets a role in which they make no keys and invitations. */
export function DemoteMember({ member, role, members, demote, onClose }: DemoteMemberProps) {
  const [heir, setHeir] = useState("");
  const name = member.name || member.email;
  return (
    <Dialog title={t("{name} becomes {role}", { name, role: roleName(role) })} onClose={onClose}>
      <HandOverField members={members} of={member} value={heir} onChange={setHeir} />
      <Button
        look="primary"
        onClick={() => {
          demote(heir === "" ? undefined : heir);
          onClose();
        }}
      >
        {t("Change the role")}
      </Button>
    </Dialog>
  );
}
