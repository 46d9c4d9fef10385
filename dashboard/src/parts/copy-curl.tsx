import { Terminal } from "lucide-react";
import { t } from "../texts/language.ts";
import { CopyButton } from "./copy-button.tsx";
import { type ApiCall, toCurl } from "./to-curl.ts";

export function CopyCurl({ call, isShort = false }: { call: ApiCall; isShort?: boolean }) {
  return (
    <CopyButton look="quiet" isShort={isShort} text={() => toCurl(call, location.origin)} label={t("Copy as curl")}>
      <Terminal size={16} strokeWidth={1.5} aria-hidden />
    </CopyButton>
  );
}
