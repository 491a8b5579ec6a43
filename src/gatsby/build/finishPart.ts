import { workerData } from 'node:worker_threads'
import { finishPages, type FinishedPages } from './finishPages'

/** Finishes one thread's share of the pages. gatsbyProcess.cjs compiles this file to a separate script. */
const { folder, pages } = workerData as FinishedPages
finishPages(folder, pages)
