import { projectsContract } from '#contract/projects/projects.ts'
import { defineModule } from '../../../core/hooks.ts'
import { answer, read } from '../../../firm/implement.ts'
import { isFoundBy } from '../../../register/uses.ts'
import { projectChoices } from './choices.ts'
import { importer } from './importer.ts'
import { projects } from './register.ts'

export const module = defineModule({
  name: 'projects',
  endpoints: answer(projectsContract, {
    ...projects.handlers,
    choices: read((reader, firm) => projectChoices(reader, firm)),
  }),
  /** The invoices of a project have nothing more to do with each other. */
  recordKinds: Object.fromEntries(
    Object.entries(projects.recordKinds).map(([kind, one]) => [kind, { ...one, endsChain: true }]),
  ),
  importers: [importer],
  partyUses: [
    {
      kind: 'project',
      count: ({ sql }, partyId) =>
        sql
          .exec<{ count: number }>(
            'select count(*) as count from projects where customer_id = ?',
            partyId,
          )
          .one().count,
      move: ({ sql }, fromId, intoId) => {
        sql.exec('update projects set customer_id = ? where customer_id = ?', intoId, fromId)
      },
    },
  ],
  usesOf: {
    costCentre: isFoundBy('select 1 from projects where cost_centre_id = ? limit 1'),
  },
})
