import { depositHandlers } from './deposits/endpoints.ts'
import { handlers } from './handlers.ts'
import { publicHandlers } from './public-handlers.ts'

export const router = { quotes: handlers, publicQuotes: publicHandlers, deposits: depositHandlers }
