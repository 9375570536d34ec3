// @ts-check
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '../../start/start-error.mjs'

/**
 * The build of a commit, in a tree of its own that is kept for the next run.
 * @param {string} named a commit, by whatever git knows it
 * @returns {Promise<{ root: string, name: string, commit: string }>}
 * @throws {StartError} where there is no such commit
 */
export async function buildOf(named) {
  const commit = git('rev-parse', '--verify', '--quiet', `${named}^{commit}`)
  const name = commit.slice(0, 9)
  const root = join(tmpdir(), 'firmament-builds', name)
  if (!existsSync(root)) git('worktree', 'add', '--detach', root, commit)
  run(root, 'npm', ['ci', '--no-audit', '--no-fund'], join(root, 'node_modules'))
  run(root, process.execPath, ['scripts/build.mjs'], join(root, 'build/.stamp'))
  return { root, name, commit }
}

/**
 * Does what makes a file, unless it is there.
 * @param {string} cwd
 * @param {string} command
 * @param {string[]} args
 * @param {string} made
 */
function run(cwd, command, args, made) {
  if (existsSync(made)) return
  console.log(`${command} ${args.join(' ')} in ${cwd}`)
  execFileSync(command, args, { cwd, stdio: 'inherit' })
}

/** @param {string[]} args */
function git(...args) {
  try {
    return execFileSync('git', args, { encoding: 'utf8' }).trim()
  } catch (cause) {
    throw new StartError(`git ${args.join(' ')} did not work`, String(cause))
  }
}
