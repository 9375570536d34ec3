export {
  hasTerminals,
  type TerminalRefundStanding,
  type TerminalStanding,
  terminalsOf,
} from './terminals.ts'
