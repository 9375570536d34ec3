import { describe, expect, it } from 'vitest'
import { noteOthers } from './breathe.ts'
import { Turns } from './turns.ts'

const kept: Promise<unknown>[] = []
const keep = (work: Promise<unknown>) => void kept.push(work)
const many = { maxWaiting: 20, maxWaitingPerKey: 10, longestTurnMs: 1_000 }

/** Work that notes when it begins, and how much is done beside it. */
function worker() {
  const begun: string[] = []
  const state = { now: 0, most: 0 }
  const work = (name: string) => async () => {
    begun.push(name)
    state.now += 1
    state.most = Math.max(state.most, state.now)
    await new Promise((resolve) => setTimeout(resolve, 5))
    state.now -= 1
    return name
  }
  return { begun, state, work }
}

describe('work that takes turns', () => {
  it('is done one piece at a time, those of a key in order, the keys in turn', async () => {
    const turns = new Turns({ ...many, atOnce: 1 })
    const { begun, state, work } = worker()
    const names = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1']
    const done = names.map((name) => turns.take(name.slice(0, 1), work(name), keep))
    expect(await Promise.all(done)).toEqual(names)
    expect(state.most).toBe(1)
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'a4'])
  })

  it('refuses whoever comes when too many wait, of one key and of all', async () => {
    const turns = new Turns({ ...many, atOnce: 1, maxWaitingPerKey: 2, maxWaiting: 3 })
    const { work } = worker()
    const ask = (key: string) => turns.take(key, work(key), keep).catch((error) => error.code)
    const answers = await Promise.all(['a', 'a', 'a', 'a', 'b', 'c'].map(ask))
    expect(answers).toEqual(['a', 'a', 'a', 'rate_limited', 'b', 'rate_limited'])
    expect(await ask('a')).toBe('a')
  })

  it('does several at a time, but few of one key', async () => {
    const turns = new Turns({ ...many, atOnce: 3, atOncePerKey: 1 })
    const { begun, state, work } = worker()
    const names = ['a1', 'a2', 'b1', 'c1']
    await Promise.all(names.map((name) => turns.take(name.slice(0, 1), work(name), keep)))
    expect(state.most).toBe(3)
    expect(begun.at(-1)).toBe('a2')
  })

  it('goes on after work that failed, and after work that never ends', async () => {
    const turns = new Turns({ ...many, atOnce: 1, longestTurnMs: 30 })
    const refuse = async () => {
      throw new Error('No')
    }
    const failed = turns.take('a', refuse, keep)
    await expect(failed).rejects.toThrow('No')
    turns.take('a', () => new Promise(() => {}), keep).catch(() => {})
    expect(await turns.take('b', async () => 'done', keep)).toBe('done')
  })

  it('leaves others as much time as a turn took, and none where nobody else asks', async () => {
    const turnMs = 40
    const work = () =>
      new Promise<number>((done) => setTimeout(() => done(performance.now()), turnMs))
    const inARow = async (turns: Turns) => {
      const [first = 0, next = 0] = await Promise.all([1, 2].map(() => turns.take('a', work, keep)))
      return next - first
    }
    const alone = await inARow(new Turns({ ...many, atOnce: 1 }))
    noteOthers()
    const besideOthers = await inARow(new Turns({ ...many, atOnce: 1 }))
    expect(alone).toBeLessThan(2 * turnMs)
    expect(besideOthers).toBeGreaterThanOrEqual(2 * turnMs)
  })
})
