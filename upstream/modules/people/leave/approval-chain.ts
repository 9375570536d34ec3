import type { Day } from '../attendance/index.ts'

/**
 * A level of approval: the person's manager, that one's manager (`up` 2) and so on; whoever holds a
 * role, such as HR; or one person.
 */
export type ApproverLevel =
  | { of: 'manager'; up: number }
  | { of: 'role'; role: string }
  | { of: 'person'; personId: string }

/** Who is whose manager, and who stands in for whom, each in its days. An open end is null. */
export type Organisation = {
  managers: readonly { personId: string; managerId: string; from: Day; to: Day | null }[]
  deputies: readonly { personId: string; deputyId: string; from: Day; to: Day | null }[]
  roles: readonly { role: string; personId: string; from: Day; to: Day | null }[]
}

/** One step of a chain: any of `approverIds`, or of those who stood in for them, decides it. */
export type ChainStep = { level: number; approverIds: string[]; deputyIds: string[] }

export type ChainAnswer =
  | { ok: true; chain: ChainStep[] }
  | { ok: false; refusal: 'nobody-approves'; level: number }

/**
 * The chain of a request as it is on the day it is submitted; it is kept with the request and does
 * not follow later changes of managers, roles or deputies. Nobody approves their own leave: where a
 * level is the person alone, their manager takes it. Levels that the same people would decide one
 * after the other are one. Refused where a level has nobody.
 */
export function chainOnSubmission(
  levels: readonly ApproverLevel[],
  personId: string,
  organisation: Organisation,
  on: Day,
): ChainAnswer {
  const chain: ChainStep[] = []
  for (const [level, rule] of levels.entries()) {
    const approverIds = approversOf(rule, personId, organisation, on)
    if (approverIds.length === 0) return { ok: false, refusal: 'nobody-approves', level }
    const before = chain.at(-1)?.approverIds
    if (before && before.join() === approverIds.join()) continue
    const deputyIds = organisation.deputies
      .filter((deputy) => approverIds.includes(deputy.personId) && isOn(deputy, on))
      .map(({ deputyId }) => deputyId)
      .filter((id) => id !== personId && !approverIds.includes(id))
    chain.push({ level, approverIds, deputyIds: [...new Set(deputyIds)].sort() })
  }
  return { ok: true, chain }
}

/** Whether somebody may decide a step. */
export function mayDecide({ approverIds, deputyIds }: ChainStep, personId: string): boolean {
  return approverIds.includes(personId) || deputyIds.includes(personId)
}

function approversOf(
  rule: ApproverLevel,
  personId: string,
  organisation: Organisation,
  on: Day,
): string[] {
  if (rule.of === 'manager')
    return withoutSelf(
      managerAbove(personId, rule.up, organisation, on),
      personId,
      organisation,
      on,
    )
  const named =
    rule.of === 'person'
      ? [rule.personId]
      : organisation.roles
          .filter((role) => role.role === rule.role && isOn(role, on))
          .map((role) => role.personId)
  return withoutSelf([...new Set(named)].sort(), personId, organisation, on)
}

function withoutSelf(
  ids: readonly string[],
  personId: string,
  organisation: Organisation,
  on: Day,
): string[] {
  const others = ids.filter((id) => id !== personId)
  if (others.length > 0 || ids.length === 0) return others
  return managerAbove(personId, 1, organisation, on).filter((id) => id !== personId)
}

/** The manager some levels above a person; where the line ends before, the last there is. */
function managerAbove(personId: string, up: number, { managers }: Organisation, on: Day): string[] {
  const passed = [personId]
  for (let level = 0; level < up; level++) {
    const at = passed.at(-1)
    const next = managers.find((line) => line.personId === at && isOn(line, on))?.managerId
    if (next === undefined || passed.includes(next)) break
    passed.push(next)
  }
  return passed.slice(1).slice(-1)
}

function isOn({ from, to }: { from: Day; to: Day | null }, day: Day): boolean {
  return from <= day && (to === null || day <= to)
}
