import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { contracts } from '#upstream/core/contracts.ts'

type Leaf = { name: string; schema: z.ZodType }

/** Every value of an input that is a number or the digits of one. */
const numbers = Object.entries(contracts)
  .flatMap(([name, router]) => listInputs(name, router))
  .filter(({ schema }) => takes(schema, 12) || takes(schema, '12'))
  .filter(({ schema }) => !takes(schema, 'abc'))
  .filter(({ schema }) => !takes(schema, 'twelve') && !takes(schema, 'X12'))

function listInputs(name: string, router: AnyContractRouter): Leaf[] {
  if (!isContractProcedure(router)) {
    return Object.entries(router).flatMap(([key, part]) => listInputs(`${name}.${key}`, part))
  }
  return leavesOf(name, router['~orpc'].inputSchema)
}

function leavesOf(name: string, schema: unknown): Leaf[] {
  if (!(schema instanceof z.ZodType)) return []
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.def.shape).flatMap(([key, part]) =>
      leavesOf(`${name}.${key}`, part),
    )
  }
  if (schema instanceof z.ZodArray) return leavesOf(`${name}[]`, schema.element)
  if (schema instanceof z.ZodPipe && schema.in instanceof z.ZodObject)
    return leavesOf(name, schema.in)
  const isWrapper =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  if (isWrapper) return leavesOf(name, schema.unwrap())
  if (schema instanceof z.ZodUnion && schema.options.some(isObject)) {
    return schema.options.flatMap((option) => leavesOf(name, option))
  }
  return [{ name, schema }]
}

function isObject(schema: unknown): boolean {
  return schema instanceof z.ZodObject
}

function takes(schema: z.ZodType, value: unknown): boolean {
  return schema.safeParse(value).success
}

const disguised = ['1e3', '0x10', '1e-2', 'Infinity', 'NaN', '1_000', '1,000', '+5']
/** A rate that is left out is the known one of the day; a party may have no such terms,
 * an asset no rate of decline, and a choice in a quote keeps its quantity. A line that a step of an order is not about has none. A bill's tax is worked
 * out where it is not typed, a coupon need not want a sum, an item may have no weight and a variant the price of its parent, of a batch all is assigned that has none, a column of a bank's file need not be there, and not everything in
 * stock is ordered anew. Nobody need know what a deal is worth or a task takes, or promise an answer in
 * time; a project may have no budget or price, a bill none of its progress, a question no number, a payslip
 * nothing beside the contract; a day of a contract may be free, time may be said by begin and end, and
 * what leave has no rule for is the law's. */
const mayBeBlank = new RegExp(
  [
    '\\.suppliers\\[\\]\\.unitPrice$|\\.components\\[\\]\\.scrap$|\\.labourCost$',
    '\\.(exchangeRate|purchaseDiscountRate|minimumOrder|ownRate|reorderLevel|reorderQuantity|surplusPercent|fromQuantity)$',
    '^productionOrders\\.make\\.|^salesOrders\\.(deliver|takeBack|invoice|close)\\.lines',
    '^assets\\.create\\.rate$|^(publicQuotes\\.\\w+|quotes\\.answer)\\.choices',
    '^expenses\\.\\w+\\.(gross|distance|taxText|parts\\[\\]\\.taxText)$',
    '^coupons\\.\\w+\\.minimum$|^shopSettings\\.save\\.delivery\\[\\]\\.upToKilograms$',
    '^bank\\.readAs\\.reading\\.columns|^stockDocuments\\.create\\.lines\\[\\]\\.unitCost$',
    '^items\\.\\w+\\.(weight|variants\\[\\]\\.unitPrice)$|^stockLots\\.assign\\.lines\\[\\]\\.quantity$',
    '^(bills|recurringPurchases)\\.\\w+\\.(total|gross|withheldTax|lines\\[\\]\\.(quantity|tax))$',
    '^deals\\.\\w+\\.value$|^supportSettings\\.update\\.promises\\[\\]\\.(firstAnswer|solve)Minutes$',
    '^quizzes\\.(add|update)Question\\.(value|tolerance)$|^time\\.\\w+\\.duration$',
    '^employeeContracts\\.\\w+\\.(\\w+day|yearlyLeave)$',
    '^checklistTemplates\\.\\w+\\.steps\\[\\]\\.days$|^payOrders\\.\\w+\\.percent$',
    '^leave\\.saveType\\.(yearlyDays|noticeDays|carryMonths|negativeLimit|paidPercent)$',
    '^payslips\\.update\\.(hours|bonus|expenses|deduction|unpaidDays)$|^tasks\\.\\w+\\.estimateHours$',
    '^projects\\.\\w+\\.(budgetHours|price|budgetAmount)$|^projectBilling\\.bill\\.percentDone$|^partnerProgramme\\.update\\.(percent|amounts\\[\\]\\.(fixed|minimum))$',
  ].join('|'),
)
/** Counts that stand for nothing at all when their field is left empty. */
const mayBeNull = /^tasks\.\w+\.links\[\]\.lagDays$|^checklistTemplates\.\w+\.steps\[\]\.days$/
const others = [true, false, null, [], [5], {}, Number.NaN, Number.POSITIVE_INFINITY]

test('there are numbers to look at', () => {
  expect(numbers.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'payments.create.amount',
      'payments.create.allocations[].discount',
      'items.create.unitPrice',
      'invoices.create.lines[].unitPrice',
      'settlement.writeOff.amount',
    ]),
  )
  expect(numbers.length).toBeGreaterThan(60)
})

test('an amount, a price or a count is digits and nothing that is read as them', () => {
  const taken = numbers.flatMap(({ name, schema }) =>
    [...disguised, ...others, ...(mayBeBlank.test(name) ? [] : ['', ' '])]
      .filter((value) => takes(schema, value))
      .filter((value) => value !== null || !mayBeNull.test(name))
      .map((value) => [name, value]),
  )
  expect(taken).toEqual([])
})

test('none takes more decimals than it has', () => {
  const taken = numbers.filter(
    ({ schema }) => takes(schema, '1.123456789') || takes(schema, 1.123456789),
  )
  expect(taken.map(({ name }) => name)).toEqual([])
})
