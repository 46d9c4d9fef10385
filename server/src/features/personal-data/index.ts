export { maskEvents } from "./mask-event.ts";
export { createMask, MASKING_NOTHING, type Mask, withoutPlaceholders } from "./mask-personal-data.ts";
export { MASK_NOTHING, PersonalDataRule, readPersonalDataRule } from "./personal-data-rule.ts";
