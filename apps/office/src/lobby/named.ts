/** Returns words by language with other ones in one of them; empty ones are left out. */
export function named(names: Readonly<Record<string, string>>, language: string, name: string): Record<string, string> {
  const { [language]: _was, ...others } = names
  return name.trim() === '' ? others : { ...others, [language]: name }
}
