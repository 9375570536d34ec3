export {
  movePoints,
  type PointsOnSale,
  pointsAtTill,
  pointsOnSale,
  returnPoints,
} from './at-till.ts'
export { postBatch } from './posting.ts'
export { setProgramme } from './programme.ts'
