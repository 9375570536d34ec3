export { apiMessage, messageOfError } from './api-message.ts'
export { beginSession } from './begin-session.server.ts'
export {
  type LoginFailure,
  passActionHeaders,
  readFailure,
  refuseLogin,
} from './log-in.server.ts'
