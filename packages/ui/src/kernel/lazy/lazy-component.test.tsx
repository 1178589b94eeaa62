import { Component, type ReactNode, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderIn } from '../../../test/render-in'
import { lazyComponent, type Retry } from './lazy-component'

interface CounterProps {
  readonly isOpen: boolean
}

function Counter({ isOpen }: CounterProps) {
  const [count, setCount] = useState(0)
  return (
    <button type="button" hidden={!isOpen} onClick={() => setCount(count + 1)}>{`Pressed ${count}`}</button>
  )
}

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { message: '' }

  static getDerivedStateFromError(error: Error) {
    return { message: error.message }
  }

  override render() {
    return this.state.message === '' ? this.props.children : <p role="alert">{this.state.message}</p>
  }
}

describe('a lazy component', () => {
  it('a lazy component shows its fallback until it is loaded', async () => {
    const { promise, resolve } = Promise.withResolvers<() => ReactNode>()
    const Part = lazyComponent(() => promise, { fallback: <p role="status">On its way</p> })
    const screen = await renderIn('en', <Part />)
    await expect.element(screen.getByRole('status')).toBeVisible()
    resolve(() => <p>There</p>)
    await expect.element(screen.getByText('There')).toBeVisible()
  })

  it('a lazy component is not loaded before it first opens, and keeps its state while it is closed', async () => {
    const load = vi.fn(async () => Counter)
    const Part = lazyComponent<CounterProps>(load)
    const screen = await renderIn('en', <Part isOpen={false} />)
    expect(load).not.toHaveBeenCalled()
    await screen.redraw(<Part isOpen />)
    await screen.getByRole('button', { name: 'Pressed 0' }).click()
    await screen.redraw(<Part isOpen={false} />)
    await screen.redraw(<Part isOpen />)
    await expect.element(screen.getByRole('button', { name: 'Pressed 1' })).toBeVisible()
    expect(load).toHaveBeenCalledOnce()
  })

  it('a lazy component is rendered at once if its code is already loaded', async () => {
    const load = vi.fn(async () => () => <p>There</p>)
    const Part = lazyComponent(load, { fallback: <p role="status">On its way</p> })
    Part.preload()
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
    await load.mock.results[0]?.value
    const rendered: string[] = []
    function Watched() {
      return (
        <div ref={(box) => void (box && rendered.push(box.textContent ?? ''))}>
          <Part />
        </div>
      )
    }
    await renderIn('en', <Watched />)
    expect(rendered[0]).toBe('There')
  })

  it('after a failure, a lazy component is loaded again as soon as the browser is online', async () => {
    const load = vi.fn(async () => () => <p>There</p>).mockRejectedValueOnce(new Error('no network'))
    const Part = lazyComponent(load)
    const screen = await renderIn('en', <Part />)
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(load).toHaveBeenCalledOnce()
    window.dispatchEvent(new Event('online'))
    await expect.element(screen.getByText('There')).toBeVisible()
  })

  it('a lazy component throws the loading error if its code should not be requested again', async () => {
    const decided: (Retry | undefined)[] = []
    const Part = lazyComponent(() => Promise.reject(new Error('an old build')), {
      retry: async (last) => {
        decided.push(last)
        return last === undefined ? 'now' : 'never'
      },
    })
    const screen = await renderIn(
      'en',
      <Boundary>
        <Part />
      </Boundary>,
    )
    await expect.element(screen.getByRole('alert')).toMatchTextContent('an old build')
    expect(decided).toEqual([undefined, 'now'])
  })
})
