import { Check, Copy } from "lucide-react";
import { type ReactNode, useState } from "react";
import { t } from "../texts/language.ts";
import { Button, type ButtonLook } from "./button.tsx";

interface CopyButtonProps {
  text: string | (() => string);
  label?: string;
  look?: ButtonLook;
  /** On a phone its picture alone is shown. */
  isShort?: boolean;
  children?: ReactNode;
}

export function CopyButton({ text, label, look = "plain", isShort = false, children }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    await copyText(typeof text === "string" ? text : text());
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  }
  return (
    <Button look={look} onClick={copy}>
      {isCopied ? <Check size={16} aria-hidden /> : (children ?? <Copy size={16} strokeWidth={1.5} aria-hidden />)}
      <span aria-live="polite" className={isShort ? "max-md:sr-only" : undefined}>
        {isCopied ? t("Copied") : (label ?? t("Copy"))}
      </span>
    </Button>
  );
}

/** Browsers keep the clipboard from pages that came over plain HTTP: there a field is selected and copied as of old. */
async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
