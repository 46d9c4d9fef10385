/**
 * Why a site's word about its visitor can't hold (a JWT, RFC 7519), as far as it shows without the site's secret:
 * the service verifies the rest. Undefined where nothing speaks against it.
 */
export function findIdentityProblem(token: string, nowMs: number): string | undefined {
  try {
    const claims = token.split(".")[1]!.replaceAll("-", "+").replaceAll("_", "/");
    const { exp } = JSON.parse(atob(claims)) as { exp?: unknown };
    return typeof exp === "number" && exp * 1000 <= nowMs ? "It has expired." : undefined;
  } catch {
    return "It is no JWT.";
  }
}
