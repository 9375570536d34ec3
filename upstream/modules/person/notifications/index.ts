export { choiceValues, choose, listChoices } from './choices.ts'
export { getDelivery, setDelivery } from './delivery.ts'
export { notify, notifyMembers } from './notify.ts'
