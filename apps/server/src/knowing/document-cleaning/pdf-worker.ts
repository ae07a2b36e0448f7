// The thread of clean-pdf.ts.
import { parentPort, workerData } from 'node:worker_threads'
import { rewritePdf } from './rewrite-pdf.ts'

parentPort?.postMessage(await rewritePdf(workerData as Uint8Array)) // what clean-pdf.ts hands over
