/** Declarations of CSS for what stands around printed content: it takes no place of its own and cuts nothing off. */
export const paperFrame = `
    position: static !important;
    display: block !important;
    width: auto !important;
    max-width: none !important;
    height: auto !important;
    min-height: 0 !important;
    max-height: none !important;
    margin: 0 !important;
    padding: 0 !important;
    overflow: visible !important;
    animation: none !important;
    translate: none !important;
    border-radius: 0 !important;`
