/** The name, its first letters under the marker. */
export function BrandMark() {
  return (
    <span className="text-lg font-semibold tracking-tight">
      <mark className="px-1">Cite</mark>desk
    </span>
  );
}
