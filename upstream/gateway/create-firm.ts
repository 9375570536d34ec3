import type { Context } from 'hono'
import { AppError } from '#contract/core/errors.ts'
import { fieldProblems } from '#contract/core/problems.ts'
import { FirmInput } from '#contract/firm/firms.ts'
import { callFirmInside } from '../core/firm-call.ts'
import type { Gateway } from './gateway.ts'
import { makeFirm, requireFounder } from './make-firm.ts'

/** Makes a firm of what a person says of it; its object checks the input. */
export async function createFirm(c: Context<Gateway>): Promise<Response> {
  requireFounder(c)
  const input = parseInput(await c.req.text())
  const asked = { path: '/firms', body: JSON.stringify(input) }
  return makeFirm(c, asked, (firmId, actor) =>
    callFirmInside(c.env, firmId, actor, { name: 'create-firm', input }),
  )
}

function parseInput(text: string): FirmInput {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new AppError('malformed', 'Malformed request', { cause })
  }
  const input = FirmInput.safeParse(json)
  if (input.success) return input.data
  const fields = fieldProblems(input.error)
  throw new AppError('invalid', 'Some fields need correcting', { fields })
}
