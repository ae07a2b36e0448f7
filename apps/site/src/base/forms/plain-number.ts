/** A typed number with a point and Latin figures; comma or point, whatever the language, the one between thousands being left out. */
export function plainNumber(text: string): string {
  const latin = text
    .replace(/[٠-٩]/g, (figure) => String(figure.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (figure) => String(figure.charCodeAt(0) - 0x6f0))
  const dense = latin.replace(/[\s\u00a0\u202f'’٬]/g, '').replace(/٫/g, ',')
  const [comma, point] = [dense.lastIndexOf(','), dense.lastIndexOf('.')]
  // With both separators, the later one starts the decimals.
  if (comma >= 0 && point >= 0) return comma > point ? dense.replaceAll('.', '').replace(',', '.') : dense.replaceAll(',', '')
  return dense.replace(/,/g, '.')
}
