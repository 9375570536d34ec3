import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import { describe, expect, test } from 'vitest'
import { isPermission } from '#contract/roles.ts'
import { contracts } from '#upstream/gateway/contracts.ts'

type Endpoint = { name: string; path: string; needs: string }

const endpoints = Object.entries(contracts).flatMap(([name, router]) => listEndpoints(name, router))

function listEndpoints(name: string, router: AnyContractRouter): Endpoint[] {
  if (!isContractProcedure(router)) {
    return Object.entries(router).flatMap(([key, part]) => listEndpoints(`${name}.${key}`, part))
  }
  const { route, meta } = router['~orpc']
  return [{ name, path: route.path ?? '', needs: String(Object(meta).needs) }]
}

const inFirm = endpoints.filter(({ path }) => path.startsWith('/firms/{firmId}'))

test('there are endpoints to look at', () => {
  expect(inFirm.length).toBeGreaterThan(30)
})

describe.each(inFirm)('$name', ({ needs }) => {
  test('names the permission that a firm’s own endpoint needs', () => {
    expect(isPermission(needs), needs).toBe(true)
  })
})

test('every endpoint has an address of its own', () => {
  expect(endpoints.filter(({ path }) => !path.startsWith('/'))).toEqual([])
})
