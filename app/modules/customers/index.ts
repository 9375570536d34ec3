export { CustomerPicker } from './components/customer-picker.tsx'
export {
  type CustomerChoice,
  CustomerOptions,
  CustomerSelect,
} from './components/customer-select.tsx'
export { listCustomerChoices } from './customer-choices.ts'
export { customerPath, customersPath, newCustomerPath } from './paths.ts'
