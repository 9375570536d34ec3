import { z } from 'zod'
import type { FormTree } from '#app/shell/form/form-tree.ts'
import { type Parsed, parseForm } from '#app/shell/form/parse-form.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import { MilestoneInput, maxMilestones } from '#contract/projects/project-billing.ts'

const Milestones = z.object({ milestones: z.array(MilestoneInput).max(maxMilestones).default([]) })

/** Milestones as they were typed; rows with neither name nor amount are left out. */
export function parseMilestones(form: Form): Parsed<z.infer<typeof Milestones>> {
  const sent = form.data.milestones
  const rows = Array.isArray(sent) ? sent : []
  const places = rows.flatMap((row, at) => (isFilled(row) ? [at] : []))
  const { value, refusal } = parseForm(Milestones, form, {
    milestones: places.map((at) => rows[at]),
  })
  if (!refusal) return { value }
  const problems = Object.entries(refusal.problems).map(([path, problem]) => {
    const [, at = '', field = ''] = /^milestones\.(\d+)\.(.+)$/.exec(path) ?? []
    return [field === '' ? path : `milestones.${places[Number(at)]}.${field}`, problem]
  })
  return { refusal: { ...refusal, problems: Object.fromEntries(problems) } }
}

function isFilled(row: unknown): boolean {
  if (typeof row !== 'object' || row === null) return false
  const { name = '', amount = '' }: FormTree = { ...row }
  return name !== '' || amount !== ''
}
