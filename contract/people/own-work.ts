import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id } from '../core/fields.ts'
import { EmployeeContract } from './employee-contracts.ts'
import { EmployeeInput } from './employees.ts'

/** What the firm keeps of a person, for that person: all but what HR noted for itself. */
export const OwnEmployment = EmployeeInput.omit({
  notes: true,
  userId: true,
  managerId: true,
}).extend({
  id: Id,
  /** Of `place` within its country; empty for all of it. */
  placeName: z.string(),
  managerName: z.string(),
  contracts: z.array(EmployeeContract.omit({ notes: true })),
})
export type OwnEmployment = z.infer<typeof OwnEmployment>

const tags = ['Own work']

export const ownWorkContract = {
  /** Null for a member who is no employee of the firm. */
  get: endpoint
    .meta({ needs: 'employee:own' })
    .route({ method: 'GET', path: '/firms/{firmId}/own-employment', tags })
    .input(z.object({ firmId: Id }))
    .output(OwnEmployment.nullable()),
}
