import { useEffect, useState } from 'react'

/**
 * The id of the current section: the first section in the upper part of the window. `ids` are the ids of the section
 * elements.
 */
export const useCurrentSection = (ids: readonly string[]): string | undefined => {
  const [visible, setVisible] = useState<ReadonlySet<string>>(new Set())
  const key = ids.join(' ')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setVisible((last) => {
          const next = new Set(last)
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) next.add(target.id)
            else next.delete(target.id)
          }
          return next
        }),
      // The observer watches only the upper half of the window, without the bars at the top.
      { rootMargin: '-100px 0px -50% 0px' },
    )
    for (const id of key.split(' ')) {
      const element = document.getElementById(id)
      if (element !== null) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [key])
  return ids.find((id) => visible.has(id)) ?? ids[0]
}
