// How a puzzle is shown on the desktop and moved there: what GameScreen asks of it.
//
//   View        a widget with show(), point_out(), tick(), place_in() and on_push()
//   show        a game in the view; show_state the same of a state alone, for playback
//   show_goal   where it should end, beside the board
//   prefer      makes the view follow the preferences
//   Coach       lessons beside the board; teach() shows them on it
//   title, text what it is called; the state as it is copied
//   steps_of    what the key moves; nothing if it is not for moving, no steps if it cannot be done
//   pushed      the steps that a click on a place of the view makes
//   actions     buttons that only this puzzle has
#pragma once

namespace noyes::desktop {

template <class Face>
class GameScreen;

template <class Face>
struct Look;

}  // namespace noyes::desktop
