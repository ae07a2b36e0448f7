/** Writes values in DER, as certificates are made of. */
export const der = {
  sequence: (...parts: Buffer[]) => value(0x30, ...parts),
  set: (...parts: Buffer[]) => value(0x31, ...parts),
  integer: (bytes: Buffer) => value(0x02, (bytes[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.of(0), bytes]) : bytes),
  boolean: (truth: boolean) => value(0x01, Buffer.of(truth ? 0xff : 0)),
  oid: (dotted: string) => value(0x06, oidBytes(dotted)),
  utf8: (text: string) => value(0x0c, Buffer.from(text, 'utf8')),
  printable: (text: string) => value(0x13, Buffer.from(text, 'latin1')),
  bits: (bytes: Buffer, unused = 0) => value(0x03, Buffer.of(unused), bytes),
  octets: (bytes: Buffer) => value(0x04, bytes),
  /** Generalised time: good for every year. */
  time: (at: Date) => value(0x18, Buffer.from(`${at.toISOString().slice(0, 19).replaceAll(/[-:T]/g, '')}Z`, 'latin1')),
  tagged: (number: number, ...parts: Buffer[]) => value(0xa0 + number, ...parts),
}

function value(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.of(tag), lengthOf(content.length), content])
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.of(length)
  const bytes = Buffer.from(length.toString(16).padStart(length > 0xffff ? 6 : length > 0xff ? 4 : 2, '0'), 'hex')
  return Buffer.concat([Buffer.of(0x80 + bytes.length), bytes])
}

function oidBytes(dotted: string): Buffer {
  const [root = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  return Buffer.concat([root * 40 + second, ...rest].map(base128))
}

function base128(number: number): Buffer {
  const bytes = [number % 128]
  for (let left = Math.floor(number / 128); left > 0; left = Math.floor(left / 128)) bytes.unshift((left % 128) + 128)
  return Buffer.from(bytes)
}
