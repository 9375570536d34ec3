export { maxAsked, orSilent } from './ask-in-time.server.ts'
