// @ts-check
import { spawn } from 'node:child_process'

/**
 * Runs a program and shows what it prints as it prints it.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] Added to ours.
 * @param {(text: string) => void} [listen] Is called with what it prints, too.
 * @returns {Promise<number>} its exit code
 */
export function runShown(command, args, env = {}, listen) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', listen ? 'pipe' : 'inherit', 'inherit'],
    })
    child.stdout?.on('data', (chunk) => {
      process.stdout.write(chunk)
      listen?.(String(chunk))
    })
    const endChild = () => child.kill()
    process.once('exit', endChild)
    child.on('error', (error) => {
      console.error(error.message)
      done(1)
    })
    child.on('close', (code) => {
      process.off('exit', endChild)
      done(code ?? 1)
    })
  })
}
