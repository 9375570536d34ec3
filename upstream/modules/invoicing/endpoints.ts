import { coreHandlers } from './core-handlers.ts'

export const router = coreHandlers
