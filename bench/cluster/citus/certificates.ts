import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Makes an authority for the nodes alone (`nodes-ca.crt`) and the certificate that they share (`node.crt`, `node.key`). */
export function makeCertificates(folder: string): void {
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' })
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '30']
  openssl('req', '-x509', ...key, '-keyout', 'nodes-ca.key', '-out', 'nodes-ca.crt', '-subj', '/CN=nodes')
  const request = ['-keyout', 'node.key', '-out', 'node.csr', '-subj', '/CN=node']
  openssl('req', ...key.slice(0, -2), ...request)
  writeFileSync(join(folder, 'node.ext'), 'subjectAltName=IP:127.0.0.1\n')
  const signed = ['-CA', 'nodes-ca.crt', '-CAkey', 'nodes-ca.key', '-CAcreateserial', '-days', '30', '-extfile', 'node.ext']
  openssl('x509', '-req', '-in', 'node.csr', ...signed, '-out', 'node.crt')
  for (const over of ['nodes-ca.key', 'node.csr', 'node.ext']) rmSync(join(folder, over))
}
