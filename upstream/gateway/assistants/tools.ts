import { type AnyContractRouter, isContractProcedure, type Route } from '@orpc/contract'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { isAllowed, isPermission, type Permission } from '#contract/core/roles.ts'
import { contracts } from '../../core/contracts.ts'
import type { Identity } from '../../identity/identity.ts'

/** An endpoint as an assistant is offered it. */
export type Tool = {
  /** `invoices_list` */
  name: string
  description: string
  needs: Permission
  isReading: boolean
  route: Route
  /** JSON Schema of what it takes, `firmId` and all names of its path included. */
  inputSchema: { type: 'object'; [keyword: string]: unknown }
}

const converter = new ZodToJsonSchemaConverter()
let tools: Map<string, Tool> | undefined

/** Every endpoint that a contract marks as a tool, by name; worked out at the first use. */
export function allTools(): Map<string, Tool> {
  tools ??= new Map(collect(contracts, []).map((tool) => [tool.name, tool]))
  return tools
}

/** The tools that somebody may use in at least one firm, in the order of their names. */
export function toolsFor({ firms }: Pick<Identity, 'firms'>): Tool[] {
  return [...allTools().values()].filter(({ needs }) =>
    firms.some((firm) => isAllowed(firm, needs)),
  )
}

function collect(contract: AnyContractRouter, names: readonly string[]): Tool[] {
  if (!isContractProcedure(contract)) {
    return Object.entries(contract)
      .flatMap(([name, part]) => collect(part, [...names, name]))
      .sort((one, other) => one.name.localeCompare(other.name))
  }
  const { route, meta, inputSchema } = contract['~orpc']
  const { tool, needs = 'session' } = meta
  if (!tool || !isPermission(needs)) return []
  const [, schema] = converter.convert(inputSchema, { strategy: 'input' })
  return [
    {
      name: nameOf(names),
      description: route.description ?? route.summary ?? '',
      needs,
      isReading: tool === 'reads',
      route,
      inputSchema: { ...(typeof schema === 'object' && schema), type: 'object' },
    },
  ]
}

/** `bank` and `listAccounts` are `bank_list_accounts`; what is said twice is said once. */
function nameOf(names: readonly string[]): string {
  return [...new Set(names)].join('_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
