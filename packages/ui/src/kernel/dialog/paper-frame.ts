/** CSS declarations for the elements around printed content: they take no space and clip nothing. */
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
