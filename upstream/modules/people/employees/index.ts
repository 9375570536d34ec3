export { findAsker, findPresent, hasLeft, requirePresent } from './asker.ts'
export { toContract } from './contracts.ts'
export { getEmployee } from './employees.ts'
export {
  contractOn,
  contractsOf,
  type DatedContract,
  employeesById,
  findEmployee,
  findEmployeeOfUser,
  idOfUser,
  isEmployedOn,
  isOneself,
  listEmployees,
  listEmployeesOn,
  needsOtherPerson,
  placeOf,
  requireNotOneself,
  type StoredContract,
  type StoredEmployee,
  weekOf,
} from './views.ts'
