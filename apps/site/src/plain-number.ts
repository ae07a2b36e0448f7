/** A typed number with a point and Latin figures. */
export function plainNumber(text: string): string {
  const latin = text
    .replace(/[٠-٩]/g, (figure) => String(figure.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (figure) => String(figure.charCodeAt(0) - 0x6f0))
  return latin.replace(/[\s\u00a0\u202f]/g, '').replace(/[,٫]/g, '.')
}
