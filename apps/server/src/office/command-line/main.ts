import { Wrong } from './frame/command.ts'
import { runCommand } from './run-command.ts'

try {
  const { text, code, isComplaint } = await runCommand(process.argv.slice(2), process.env)
  if (isComplaint) console.error(text)
  else if (text !== '') console.log(text)
  process.exitCode = code
} catch (error) {
  console.error(error instanceof Error && (error instanceof Wrong || !(error instanceof TypeError)) ? error.message : error)
  process.exitCode = 1
}
