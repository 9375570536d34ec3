export { ChooseParty, type ChoosePartyProps } from './components/choose-party.tsx'
export {
  type CustomerChoice,
  CustomerOptions,
  CustomerSelect,
} from './components/customer-select.tsx'
export { PartyLink } from './components/party-link.tsx'
export { PartyPicker } from './components/party-picker.tsx'
export { listCustomerChoices } from './customer-choices.ts'
export { customersPath, newCustomerPath, partyPath } from './paths.ts'
