import { PERMISSIONS, PUBLIC_OPERATIONS, ROLES } from "./features/identity/index.ts";

interface ContractOperation {
  operationId?: string;
  tags?: string[];
}

/** docs/permissions.md: the permission table, with the method and path of each operation of the contract. */
export function buildPermissionsDocument(contract: string): string {
  const { paths } = JSON.parse(contract) as { paths: Record<string, Record<string, ContractOperation>> };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId = "", tags = [] }]) => ({
      operationId,
      call: `${method.toUpperCase()} ${path}`,
      tag: tags[0] ?? "",
    })),
  );
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const sections = tags.map((tag) => {
    const rows = operations.filter((operation) => operation.tag === tag).map(toRow);
    return `## ${tag}\n\n${HEADER}\n${rows.join("\n")}\n`;
  });
  return `${INTRODUCTION}\n${sections.join("\n")}`;
}

const HEADER = `| call | ${ROLES.join(" | ")} | key's scope | visitor |
|---|${ROLES.map(() => "---").join("|")}|---|---|`;

const INTRODUCTION = `# Who may do what

Made by \`npm run contract\` from the table that decides it (\`server/src/features/identity/permissions.ts\`); do not edit.

- A role decides what someone may do; grants decide with which assistants and brands. An editor, viewer or supporter with
  grants gets 404 for everything else. Owners and admins are never limited, and only owners make or change owners.
- A role on a single assistant (\`agent_roles\` of the member, \`access.grants\` of the assistant) opens that one besides; the
  wider right holds. It opens nothing that is marked *whole*.
- A key does what its scopes say, in the workspace that it was made in; it can be limited to one assistant or one brand.
- A publishable key may call \`POST /v2/chat\` and \`POST /v2/visitor_tokens\`, from its \`allowed_origins\`. Who chats with the key
  alone is a visitor of their own with each new chat, and goes on in it by its id; the token is for all else that visitors may do.
- A visitor's token that the link of a mail gave is for one chat, to read it and to write on in it: other chats are 404, what is
  marked *in person* is 403.
- *whole*: concerns the whole workspace, so that limited members and keys get 403.
- *account*: concerns the account, so that members of a single workspace of it get 403. *instance*: for administrators of the instance
  (\`npm run citedesk -- account administrator\`), whatever their role is.
- Not allowed, but known to the caller: 403, also where the role or the scopes leave out all of a kind, which says nothing
  about any one of them. Someone else's: 404, as if it had never existed.
`;

function toRow({ operationId, call }: { operationId: string; call: string }): string {
  if (PUBLIC_OPERATIONS.includes(operationId))
    return `| \`${call}\` | ${ROLES.map(() => "yes").join(" | ")} | no credential | yes |`;
  const permission = PERMISSIONS[operationId];
  if (!permission) throw new Error(`${operationId} has no row in the permission table.`);
  const roles = ROLES.map((role) => (permission.roles.includes(role) ? "yes" : "–")).join(" | ");
  const scope = permission.keys ? "any key" : permission.scope ? `\`${permission.scope}\`` : "–";
  if (permission.instance) return `| \`${call}\` (instance) | ${ROLES.map(() => "–").join(" | ")} | – | – |`;
  const visitors = permission.visitors ? (permission.inPerson ? "yes (in person)" : "yes") : "–";
  const width = permission.accountWide ? " (account)" : permission.whole ? " (whole)" : "";
  return `| \`${call}\`${width} | ${roles} | ${scope} | ${visitors} |`;
}
