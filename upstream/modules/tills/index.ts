export { createRegister } from './registers.ts'
export { sell } from './sell.ts'
export { countSession, moveCash, openRegister } from './sessions.ts'
