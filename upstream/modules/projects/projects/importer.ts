import { ProjectInput } from '#contract/projects/projects.ts'
import { projects } from './register.ts'

/** Files name the customer as the list does; rates, members and roles are added on the project's page. */
export const importer = projects.importerOf({
  input: ProjectInput.omit({ rates: true, memberIds: true, roles: true }),
  ties: ['code', 'name'],
  decimals: ['budgetHours', 'price', 'budgetAmount'],
  dates: ['startDate', 'endDate'],
  meant: (_reader, row) => ({ ...row, rates: [], memberIds: [], roles: [] }),
})
