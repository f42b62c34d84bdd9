/** Replaces the link to a video with the other site's player; before the click nothing is requested from that site. */
export default function videoPlayer(link: HTMLElement): void {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    const { player = '', title = '' } = link.dataset;
    const frame = document.createElement('iframe');
    frame.src = player;
    frame.title = title;
    frame.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media';
    // YouTube refuses to play for nobody; the origin is all that it learns
    frame.referrerPolicy = 'strict-origin';
    frame.className = 'absolute inset-0 size-full';
    link.replaceWith(frame);
    frame.focus();
  });
}
