export { CustomerPicker } from './components/customer-picker.tsx'
export {
  type CustomerChoice,
  CustomerOptions,
  CustomerSelect,
} from './components/customer-select.tsx'
export { listCustomerChoices } from './customer-choices.ts'
export { customersPath, newCustomerPath, partyPath } from './paths.ts'
