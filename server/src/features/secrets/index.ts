export { describeKey, type KeyDescription } from "./describe-key.ts";
export { findKeyInUse, type KeyInUse, storeKeyInUse } from "./key-in-use.ts";
export { replaceKey } from "./replace-key.ts";
export { resealSecrets } from "./reseal-secrets.ts";
export { countedSealed, listSealed, PLACES, whoseKey } from "./sealed-secrets.ts";
